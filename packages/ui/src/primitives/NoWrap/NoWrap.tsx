import { codesIn } from "@sen/domain";
import { styled } from "styled-components";

export interface NoWrapProps {
  /** The whole text. */
  text: string;
}

/**
 * Text whose codes do not wrap, unless a whole line is too narrow for one. A browser would break an order's code at its hyphens, and
 * the sentence before the full stop that follows the code.
 */
export function NoWrap({ text }: NoWrapProps) {
  const codes = codesIn(text);
  if (codes.length === 0) return text;
  // Splitting by a capturing group puts the codes at odd indexes.
  const pieces = text.split(new RegExp(`((?:${codes.join("|")})\\b[.,;:]?)`));
  return pieces.map((piece, at) => (at % 2 === 1 ? <Code key={at}>{piece}</Code> : piece));
}

/** An inline block lacks the underline of a link around it. */
const Code = styled.span`
  display: inline-block;
  text-decoration: inherit;
`;
