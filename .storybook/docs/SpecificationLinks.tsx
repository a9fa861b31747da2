import { useOf } from "@storybook/addon-docs/blocks";
import { CommaList } from "./CommaList.tsx";
import { sectionsNamedIn } from "./specification.ts";

/** Links to the sections of the specification named in the fragment's description. */
export function SpecificationLinks({ of }: { of: unknown }) {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const docs = preparedMeta.parameters["docs"] as
    { extractComponentDescription?: (component: unknown, parameters: unknown) => string } | undefined;
  const description = docs?.extractComponentDescription?.(of, preparedMeta.parameters) ?? "";
  const sections = sectionsNamedIn(description);
  if (sections.length === 0) return null;
  return (
    <p>
      Specification:{" "}
      <CommaList>
        {sections.map(({ title, anchor }) => (
          <a key={anchor} href={`?path=/docs/specification--docs#${anchor}`} target="_top">
            {title}
          </a>
        ))}
      </CommaList>
    </p>
  );
}
