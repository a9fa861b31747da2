import { codesIn } from "@sen/domain";
import { styled } from "styled-components";

export interface NoWrapProps {
  /** The whole text. */
  text: string;
}

/** A sentence whose codes are not broken: a browser would break an order's code at its hyphens. */
export function NoWrap({ text }: NoWrapProps) {
  const codes = codesIn(text);
  if (codes.length === 0) return text;
  // The codes stand at the odd places.
  const pieces = text.split(new RegExp(`(${codes.join("|")})\\b`));
  return <Whole>{pieces.map((piece, at) => (at % 2 === 1 ? <span key={at}>{piece}</span> : piece))}</Whole>;
}

const Whole = styled.span`
  > span {
    white-space: nowrap;
  }
`;
