import { styled } from "styled-components";
import { mixins, space } from "../../foundations/index.ts";

export interface PlainTextProps {
  /** Each line is a paragraph; lines starting with "- " form a list. Empty lines separate lists and render nothing. */
  text: string;
}

interface Block {
  isList: boolean;
  lines: string[];
}

/** Renders a text, such as a policy or an answer, as paragraphs and lists. All other markup stays text. */
export function PlainText({ text }: PlainTextProps) {
  // The text is static and lines may repeat, so indexes are the keys.
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
