/**
 * A piece of CSS that several templates share, as text. The tag tells formatters and `senUi()` what it is: the build
 * leaves a piece that no script reads out of the bundles.
 */
export function css(strings: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return String.raw({ raw: strings }, ...values);
}
