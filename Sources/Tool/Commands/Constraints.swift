/// `layc constraints`
func constraintsCommand(_ path: String, _ session: Session) throws(UsageError) -> ExitStatus {
  .failure
}
