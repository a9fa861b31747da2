/**
 * A CSS snippet shared by several templates, as a string. Formatters and `senUi()` recognize the tag: the build drops
 * snippets that no script reads.
 */
export function css(strings: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return String.raw({ raw: strings }, ...values);
}
