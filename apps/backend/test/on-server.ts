import pg from "pg";

/** Runs one statement on a connection of its own and answers its rows. */
export async function onServer<Row = never>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows as Row[];
  } finally {
    await client.end();
  }
}
