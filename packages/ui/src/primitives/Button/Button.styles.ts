import { color, css, media, mixins, motion, radius, space } from "../../foundations/index.ts";

/** Styles shared by `<button>` and link buttons. Tone and size are data attributes. */
export const buttonLooks = css`
  position: relative;
  ${mixins.touchRow(2)}
  justify-content: center;
  padding: ${space[2]} ${space[5]};
  border: 1px solid transparent;
  border-radius: ${radius.full};
  ${mixins.textStyle("body", { weight: "semibold" })}
  line-height: 1.35;
  text-align: center;
  overflow-wrap: break-word;
  user-select: none;
  transition:
    background ${motion.quick},
    border-color ${motion.quick},
    color ${motion.quick},
    transform ${motion.quick};

  &[data-size="small"] {
    padding: ${space[1]} ${space[4]};
    ${mixins.textStyle("small", { weight: "semibold" })}
    line-height: 1.35;
  }
  &[data-size="large"] {
    min-height: 52px;
    padding: ${space[3]} ${space[6]};
  }
  &[data-wide] {
    width: 100%;
  }

  &[data-tone="primary"] {
    ${mixins.brandFill}
  }
  &[data-tone="secondary"] {
    background: ${color.surfaceRaised};
    color: ${color.ink};
    border-color: ${color.lineStrong};
  }
  &[data-tone="soft"] {
    ${mixins.tint("brand")}
  }
  &[data-tone="quiet"] {
    color: ${color.brand};
    padding-inline: ${space[3]};
  }
  &[data-tone="danger"] {
    background: ${color.danger};
    color: ${color.dangerInk};
  }

  ${media.hover} {
    &[data-tone="primary"]:hover:not(:disabled, [aria-disabled="true"]) {
      background: ${color.brandStrong};
    }
    &[data-tone="secondary"]:hover:not(:disabled, [aria-disabled="true"]) {
      background: ${color.surfaceHover};
      border-color: ${color.inkMuted};
    }
    &[data-tone="soft"]:hover:not(:disabled, [aria-disabled="true"]) {
      background: ${color.brandSoft};
      background: color-mix(in srgb, ${color.brandSoft} 86%, ${color.brand});
    }
    &[data-tone="quiet"]:hover:not(:disabled, [aria-disabled="true"]) {
      ${mixins.tint("brand")}
    }
    &[data-tone="danger"]:hover:not(:disabled, [aria-disabled="true"]) {
      background: ${color.dangerStrong};
    }
  }
  &:active {
    transform: scale(0.98);
  }

  &:disabled,
  &[aria-disabled="true"] {
    background: ${color.surfaceSunken};
    color: ${color.inkMuted};
    border-color: transparent;
    forced-color-adjust: auto;
    cursor: not-allowed;
    transform: none;
  }
  &[data-tone="quiet"]:is(:disabled, [aria-disabled="true"]) {
    background: none;
  }

  svg {
    ${mixins.square("1.25em")}
  }
`;
