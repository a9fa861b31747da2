import { styled } from "styled-components";
import { mixins, space } from "../../foundations/index.ts";

export interface PlainTextProps {
  /** Lines, each a paragraph; those that begin with "- " are a list. Empty lines part two lists and show nothing. */
  text: string;
}

interface Block {
  isList: boolean;
  lines: string[];
}

/** A text as paragraphs and lists: of a policy, of an answer. Whatever else stands in it stays text. */
export function PlainText({ text }: PlainTextProps) {
  // A text never changes while it is shown, and may say the same twice: its parts are known by their place.
  return (
    <Root>
      {blocksOf(text).map(({ isList, lines }, block) =>
        isList ? (
          <ul key={block}>
            {lines.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        ) : (
          lines.map((line, index) => <p key={`${block}-${index}`}>{line}</p>)
        ),
      )}
    </Root>
  );
}

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split("\n").map((written) => written.trim())) {
    const isList = line.startsWith("- ");
    const last = blocks.at(-1);
    const words = isList ? line.slice(2) : line;
    if (line !== "" && last?.isList === isList) last.lines.push(words);
    else blocks.push({ isList, lines: line === "" ? [] : [words] });
  }
  return blocks.filter(({ lines }) => lines.length > 0);
}

const Root = styled.div`
  ${mixins.stack(2)}

  > ul {
    ${mixins.grid(1)}
    padding-left: ${space[5]};
    list-style: revert;
  }
`;
