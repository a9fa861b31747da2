/** Describes the faults of the open page; runs inside the page. */
export function faultsOfPage(): string[] {
  const { documentElement, activeElement, body } = document;
  const name = (element: Element) =>
    element.closest("[data-name]")?.getAttribute("data-name") ?? element.tagName;
  const isSeen = (element: Element) =>
    element.checkVisibility() && element.getBoundingClientRect().height > 0;
  const exhibits = [...document.querySelectorAll(".exhibit")];
  return [
    ...[...document.querySelectorAll("dialog:modal")].map(
      (dialog) => `a dialog over the page: ${name(dialog)}`,
    ),
    ...exhibits
      .filter((exhibit) => ![...exhibit.querySelectorAll("*")].some(isSeen))
      .map((exhibit) => `empty: ${name(exhibit)}`),
    ...exhibits
      .flatMap((exhibit) => [...exhibit.querySelectorAll("*")])
      .filter((element) => getComputedStyle(element).position === "fixed" && isSeen(element))
      .map((element) => `fast to the window's edge: ${name(element)}`)
      .filter((fault, index, all) => all.indexOf(fault) === index),
    ...(activeElement === body || activeElement === null
      ? []
      : [`the focus is in ${activeElement.outerHTML.slice(0, 200)}`]),
    ...(window.scrollY === 0 ? [] : [`scrolled to ${String(window.scrollY)}`]),
    ...(documentElement.scrollWidth <= window.innerWidth
      ? []
      : [`${String(documentElement.scrollWidth)} px wide`]),
  ];
}
