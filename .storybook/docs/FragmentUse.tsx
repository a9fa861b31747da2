import { Source } from "@storybook/addon-docs/blocks";
import { useState } from "react";
import uses from "virtual:fragment-uses";
import { CommaList } from "./CommaList.tsx";

const sources = import.meta.glob<string>("../../packages/ui/src/*/*/*.tsx", {
  query: "?raw",
  import: "default",
});

/** Maximum number of pages listed by name; longer lists also show the total. */
const NAMED = 12;

const folderOf = (file: string) => /src\/(\w+\/\w+)\//.exec(file)?.[1] ?? "";

/** Name of the fragment whose stories are in `file`, and the group that exports it; null if none does. */
export function exportOf(file: string): { name: string; group: string | null } {
  const name = /(\w+)\.stories\.tsx$/.exec(file)?.[1] ?? "";
  const folder = folderOf(file);
  const isExported = uses[folder]?.exported.includes(name) === true;
  return { name, group: isExported ? (folder.split("/")[0] ?? null) : null };
}

/** A fragment's import statement, if it is exported, and its source. `file` is the path of its stories. */
export function FragmentFacts({ file }: { file: string }) {
  const [code, setCode] = useState("");
  const source = file.replace(/^.*?packages/, "packages").replace(".stories.tsx", ".tsx");
  const { name, group } = exportOf(file);
  return (
    <>
      {group !== null && <Source code={`import { ${name} } from "@sen/ui/${group}";`} language="tsx" />}
      <details
        onToggle={() => {
          void sources[`../../${source}`]?.().then(setCode);
        }}
      >
        <summary>{source}</summary>
        {code !== "" && <Source code={code} language="tsx" />}
      </details>
    </>
  );
}

/** Where a fragment is used, according to the import graph. `file` is the path of its stories. */
export function FragmentUse({ file }: { file: string }) {
  const { within = [], pages = [], everywhere = false } = uses[folderOf(file)] ?? {};
  const isUnused = within.length === 0 && pages.length === 0 && !everywhere;
  return (
    <>
      <h2>Where it is used</h2>
      {isUnused && <p>Not by Sen itself, only by applications that install the library.</p>}
      {everywhere && <p>Around every page of the storefront, or in place of one.</p>}
      {pages.length > 0 && (
        <p>
          {pages.length > NAMED
            ? `On ${pages.length} pages of the storefront, including `
            : "Storefront pages: "}
          <CommaList>
            {pages.slice(0, NAMED).map((page) => (
              <code key={page}>{page}</code>
            ))}
          </CommaList>
        </p>
      )}
      {within.length > 0 && (
        <p>
          Part of <FragmentLinks folders={within} />
        </p>
      )}
    </>
  );
}

/** Links to the docs pages of fragments, given by folder. */
export function FragmentLinks({ folders }: { folders: readonly string[] }) {
  return (
    <CommaList>
      {folders.map((folder) => (
        <FragmentLink key={folder} folder={folder} />
      ))}
    </CommaList>
  );
}

function FragmentLink({ folder }: { folder: string }) {
  const name = folder.split("/")[1];
  const docs = uses[folder]?.docs ?? null;
  if (docs === null) return <code>{name}</code>;
  return (
    <a href={`?path=/docs/${docs}`} target="_top">
      {name}
    </a>
  );
}
