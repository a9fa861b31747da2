import { connectOnce } from "../src/database/connect.ts";

/** Runs one statement on a new connection and returns its rows. */
export async function onServer<Row = never>(
  url: string,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  await using client = await connectOnce(url);
  return (await client.query(statement, [...values])).rows as Row[];
}
