import { styled } from "styled-components";
import { mixins, space } from "../../foundations/index.ts";
import { Requested, type RequestedProps } from "../../primitives/index.ts";

export interface AccountSectionProps<Ready extends object> extends RequestedProps<Ready> {
  /** Its heading. */
  title: string;
}

/** A page of the account about one record: its title, its box while it loads, and what is known in boxes with `data-card`. */
export function AccountSection<Ready extends object>(props: AccountSectionProps<Ready>) {
  const { title, skeleton, ...record } = props;
  return (
    <Root>
      <h1>{title}</h1>
      <Requested {...record} skeleton={<div data-card>{skeleton}</div>} />
    </Root>
  );
}

const Root = styled.section`
  ${mixins.stack(4)}
  max-width: 640px;

  > [data-card],
  > [aria-busy] > [data-card] {
    ${mixins.card}
    ${mixins.grid(4)}
    padding: ${space[5]} ${space[4]};
  }
`;
