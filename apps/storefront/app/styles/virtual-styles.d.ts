declare module "virtual:styles" {
  /** Where the CSS of all components lies. */
  export const href: string;
  /** Class and CSS of each component, in the order they must stand. */
  export const rules: readonly (readonly [name: string, css: string])[];
}
