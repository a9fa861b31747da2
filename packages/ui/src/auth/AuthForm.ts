import { styled } from "styled-components";
import { color, mixins, space } from "../foundations/index.ts";

/** A sign-in or registration form: its fields stacked, its button last. */
export const AuthForm = styled.form`
  ${mixins.grid(4)}

  > p {
    color: ${color.inkMuted};
  }
  > button[type="submit"] {
    margin-top: ${space[2]};
  }
`;
