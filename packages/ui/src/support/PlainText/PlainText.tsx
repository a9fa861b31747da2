import { Fragment } from "react";

export interface PlainTextProps {
  /** Lines; those that begin with "- " are a list. */
  text: string;
}

interface Block {
  isList: boolean;
  lines: string[];
}

/** A text as paragraphs and lists: of a policy, of an answer. */
export function PlainText({ text }: PlainTextProps) {
  return blocksOf(text).map(({ isList, lines }) => (
    <Fragment key={lines[0]}>
      {isList ? (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        lines.map((line) => <p key={line}>{line}</p>)
      )}
    </Fragment>
  ));
}

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split("\n")) {
    const isList = line.startsWith("- ");
    const last = blocks.at(-1);
    const words = isList ? line.slice(2) : line;
    if (last?.isList === isList) last.lines.push(words);
    else blocks.push({ isList, lines: [words] });
  }
  return blocks;
}
