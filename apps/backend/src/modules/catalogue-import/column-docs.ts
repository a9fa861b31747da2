import { wantedText } from "../../texts/catalogue-messages.ts";
import type { Table } from "./table.ts";
import { tables } from "./tables/index.ts";

/** Every file with its columns, as Markdown for `docs/catalogue.md`. */
export function columnDocs(): string {
  return tables.map(tableDocs).join("\n\n");
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
