import { fragmentsByWord, spelled } from "../words.ts";
import { FragmentLinks } from "./FragmentUse.tsx";

/** Index of the customer's words, each with links to the fragments that show it. */
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
