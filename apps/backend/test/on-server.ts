import { connectOnce } from "../src/database/connect.ts";

/** Runs one statement on a new connection and returns its rows. */
export async function onServer<Row = never>(
  url: string,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = await connectOnce(url);
  try {
    return (await client.query(statement, [...values])).rows as Row[];
  } finally {
    await client.end();
  }
}
