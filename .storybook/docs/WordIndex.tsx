import { fragmentsByWord, spelled } from "../words.ts";
import { FragmentLinks } from "./FragmentUse.tsx";

/** Every word of the texts that names a thing, and the ways to the fragments that show it. */
export function WordIndex() {
  return (
    <ul>
      {Object.entries(fragmentsByWord).map(([word, folders]) => (
        <li key={word}>
          {spelled(word)}: <FragmentLinks folders={folders} />
        </li>
      ))}
    </ul>
  );
}
