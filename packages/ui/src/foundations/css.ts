/** A CSS snippet for several templates. Formatters and `senUi()` recognize the tag: the build drops snippets that no script reads. */
export function css(strings: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return String.raw({ raw: strings }, ...values);
}
