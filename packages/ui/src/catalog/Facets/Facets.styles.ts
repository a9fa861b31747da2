import { styled } from "styled-components";
import { color, media, mixins, motion, radius, space, text, weight } from "../../foundations/index.ts";

export const Root = styled.nav`
  ${mixins.grid(5)}

  > div + div {
    padding-top: ${space[4]};
    border-top: 1px solid ${color.line};
  }
  > div > p {
    margin-bottom: ${space[1]};
    ${mixins.textStyle("small", { weight: "semibold" })}
  }
  li > a {
    ${mixins.row(2)}
    min-height: 44px;
    margin-inline: calc(-1 * ${space[2]});
    padding: ${space[1]} ${space[2]};
    border-radius: ${radius.small};
    font: ${text.small};
    transition: background ${motion.quick};
    outline-offset: -3px;
  }
  i {
    flex: none;
    ${mixins.centered}
    ${mixins.square("20px")}
    border: 1.5px solid ${color.lineStrong};
    border-radius: ${radius.small};
    color: ${color.brandInk};
  }
  [data-level="2"] {
    padding-left: ${space[5]};
  }
  [data-level="3"] {
    padding-left: ${space[10]};
  }
  /* Round like radio buttons: one price range and one rating at a time. */
  :is([data-group="price"], [data-group="rating"]) i {
    border-radius: ${radius.full};
  }
  a[aria-current] {
    font-weight: ${weight.medium};
  }
  a[aria-current] > i {
    border-color: ${color.brand};
    background: ${color.brand};
  }
  li span {
    ${mixins.fill}
  }
  summary {
    ${mixins.row()}
    min-height: 44px;
    ${mixins.textStyle("small", { weight: "medium", color: "brand" })}
  }
  summary::before {
    content: "+";
    width: 20px;
    margin-right: ${space[2]};
    text-align: center;
  }
  details[open] > summary::before {
    content: "−";
  }
  > div > form {
    ${mixins.grid(3)}
    margin-top: ${space[3]};
  }
  [data-range] {
    ${mixins.grid(2)}
    grid-template-columns: 1fr 1fr;
  }
  ${media.hover} {
    li > a {
      min-height: 36px;
    }
    li > a:hover {
      background: ${color.surfaceSunken};
    }
  }
`;
