import { DocsContext } from "@storybook/addon-docs/blocks";
import { use, useEffect, useRef, useState } from "react";

/** Renders a story of another page here: a rule with a do and a don't. `id` is the story's id. */
export function Practice({ id }: { id: string }) {
  const { loadStory, renderStoryToElement } = use(DocsContext);
  const place = useRef<HTMLDivElement>(null);
  const [rule, setRule] = useState("");
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    let clear: (() => Promise<void>) | undefined;
    let isGone = false;
    const fail = (error: { message?: string; description?: string }) => {
      setFailure(error.message ?? error.description ?? "");
    };
    loadStory(id)
      .then((story) => {
        if (isGone || !place.current) return;
        setRule((story.parameters["docs"] as Documented | undefined)?.description?.story ?? "");
        const shown = { showMain: () => undefined, showError: fail, showException: fail };
        clear = renderStoryToElement(story, place.current, shown, {
          autoplay: false,
          forceInitialArgs: true,
        });
      })
      .catch(fail);
    return () => {
      isGone = true;
      void clear?.();
    };
  }, [id, loadStory, renderStoryToElement]);

  return (
    <div style={{ marginBlock: "24px" }}>
      <p>
        <a href={`?path=/docs/${id.replace(/--.*/, "--docs")}`} target="_top">
          {rule}
        </a>
      </p>
      {failure !== undefined && <pre>{failure}</pre>}
      <div ref={place} />
    </div>
  );
}

interface Documented {
  description?: { story?: string };
}
