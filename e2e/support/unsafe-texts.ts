/** Texts that would run a script, or link to one, if treated as markup. Each calls `window.ran`. */
export const corpus = [
  `<script>window.ran("script")</script>`,
  `<img src=x onerror="window.ran('img')">`,
  `<svg/onload=window.ran('svg')><animate onbegin=window.ran('animate')>`,
  `<iframe srcdoc="<script>parent.ran('iframe')</script>"></iframe>`,
  `<a href="javascript:window.ran('link')">x</a>`,
  `"><details open ontoggle=window.ran('details')>`,
  `</script><script>window.ran("closed")</script>`,
  `{{constructor.constructor("window.ran('template')")()}}`,
] as const;
