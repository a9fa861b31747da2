import uses from "virtual:fragment-uses";

/** Longer lists say less than their number. */
const NAMED = 12;

/** Where a fragment is used, as the imports tell. `file` is that of its stories. */
export function FragmentUse({ file }: { file: string }) {
  const folder = /src\/(\w+\/\w+)\//.exec(file)?.[1] ?? "";
  const { within = [], pages = [], everywhere = false } = uses[folder] ?? {};
  const isUnused = within.length === 0 && pages.length === 0 && !everywhere;
  return (
    <>
      <h2>Where it is used</h2>
      {isUnused && <p>Not by Sen itself: it is there for the applications that install the library.</p>}
      {everywhere && <p>Around every page of the storefront, or in its place.</p>}
      {pages.length > 0 && (
        <p>
          {pages.length > NAMED
            ? `On ${pages.length} pages of the storefront, among them `
            : "On the storefront's "}
          {pages.slice(0, NAMED).map((page, index) => (
            <span key={page}>
              {index > 0 && ", "}
              <code>{page}</code>
            </span>
          ))}
        </p>
      )}
      {within.length > 0 && (
        <p>
          Part of{" "}
          {within.map((other, index) => (
            <span key={other}>
              {index > 0 && ", "}
              <FragmentLink folder={other} />
            </span>
          ))}
        </p>
      )}
    </>
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
