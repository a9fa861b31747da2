export function reachOf(files: readonly string[]): Record<string, boolean>;
export function isOfJourneysOnly(files: readonly string[]): boolean;
export function testsBesideGraph(files: readonly string[]): string[];
