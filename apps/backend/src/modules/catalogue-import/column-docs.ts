import { wantedText } from "../../texts/catalogue-messages.ts";
import type { Table } from "./table.ts";
import { masterTables, tables } from "./tables/index.ts";

/** Every file with its columns, as Markdown for `docs/catalogue.md`, but for the places and banks that come with the program. */
export function columnDocs(): string {
  const documented = tables.filter((table) => table.exported !== false || !masterTables.includes(table));
  return documented.map(tableDocs).join("\n\n");
}

function tableDocs({ name, about, key, columns, adds }: Table): string {
  const rows = Object.entries(columns).map(
    ([column, { wanted, example, isOptional, refersTo, refersToEach }]) => {
      const codes = refersToEach ? "codes, separated by spaces, from" : "a code from";
      const what =
        refersTo === undefined ? wantedText(wanted.code, "en", wanted.values) : `${codes} \`${refersTo}\``;
      const need = key.includes(column) ? "key" : !isOptional && adds !== false ? "yes" : "";
      return `| \`${column}\` | ${need} | ${escaped(what)} | ${escaped(example)} |`;
    },
  );
  return [
    `### \`${name}\``,
    "",
    about,
    "",
    "| column | required in a new row | value | example |",
    "| --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}

const escaped = (text: string): string => text.replaceAll("|", "\\|");
