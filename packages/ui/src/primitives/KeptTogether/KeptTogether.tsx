import { styled } from "styled-components";

export interface KeptTogetherProps {
  /** The whole text. */
  text: string;
  /** The part of it that stays on one line. */
  part: string;
}

/** A text in a sentence of which one part is not broken: a browser would break an order's code at its hyphens. */
export function KeptTogether({ text, part }: KeptTogetherProps) {
  const [before = "", ...after] = text.split(part);
  if (part === "" || after.length === 0) return text;
  return (
    <Whole>
      {before}
      <span>{part}</span>
      {after.join(part)}
    </Whole>
  );
}

const Whole = styled.span`
  > span {
    white-space: nowrap;
  }
`;
