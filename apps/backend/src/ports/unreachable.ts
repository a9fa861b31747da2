/** A provider could not be connected to: the request was not sent, so it changed nothing there. */
export class Unreachable extends Error {
  override readonly name: string = "Unreachable";
}
