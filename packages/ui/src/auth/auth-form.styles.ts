import { color, css, mixins, space } from "../foundations/index.ts";

/** A form on the way into an account: its fields one below the other, its button last. */
export const authForm = css`
  ${mixins.grid(4)}

  > p {
    color: ${color.inkMuted};
  }
  > button[type="submit"] {
    margin-top: ${space[2]};
  }
`;
