import { fragmentsByWord, spelled } from "../words.ts";
import { FragmentLink } from "./FragmentUse.tsx";

/** Every word of the texts that names a thing, and the ways to the fragments that show it. */
export function WordIndex() {
  return (
    <ul>
      {Object.entries(fragmentsByWord).map(([word, folders]) => (
        <li key={word}>
          {spelled(word)}:{" "}
          {folders.map((folder, index) => (
            <span key={folder}>
              {index > 0 && ", "}
              <FragmentLink folder={folder} />
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
