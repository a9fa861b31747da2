/** Something the person who starts the program has to know and can act on: told as one sentence, without a stack. */
export class StartFailure extends Error {
  override readonly name = "StartFailure";
}
