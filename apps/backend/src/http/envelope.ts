/** The envelope of a successful response. Spec §7; decisions: `code` 200 and `status` 1. */
export interface Success<Data> {
  code: 200;
  status: 1;
  message: string;
  data: Data;
}

/** Wraps data in a success envelope. */
export function ok<Data>(data: Data, message = ""): Success<Data> {
  return { code: 200, status: 1, message, data };
}
