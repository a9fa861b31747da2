import { styled } from "styled-components";
import { color, mixins, space } from "../foundations/index.ts";

/** A form on the way into an account: its fields one below the other, its button last. */
export const AuthForm = styled.form`
  ${mixins.grid(4)}

  > p {
    color: ${color.inkMuted};
  }
  > button[type="submit"] {
    margin-top: ${space[2]};
  }
`;
