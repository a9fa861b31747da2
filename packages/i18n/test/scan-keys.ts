import ts from "typescript";
import { NAMESPACES } from "../src/namespaces.ts";

/**
 * A text key that code asks for, `orders:title.created`. Where the key is put together at run time it is a pattern,
 * with a `*` for each part that is not known: `checkout:delivery.*`.
 */
export interface UsedKey {
  key: string;
  /** Whether `context` is given, so that `key_*` are meant too. */
  withContext: boolean;
}

const fullKey = new RegExp(`^(${NAMESPACES.join("|")}):[\\w.*-]+$`);

/**
 * The text keys of one source file: what is passed to a `t` (or `tError`), as a key of each namespace that the file names, and any literal that is
 * written in full, `"orders:title.created"`: that is how a table of keys is declared that reaches `t` as a value. Whether a `t` has
 * the key is up to its types.
 */
export function scanKeys(fileName: string, source: string): UsedKey[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const namespaces = NAMESPACES.filter((namespace) => new RegExp(`["']${namespace}["']`).test(source));
  const used: UsedKey[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /(^|\.)t([A-Z]\w*)?$/.test(node.expression.getText(file))) {
      const [first, options] = node.arguments;
      const withContext = options?.getText(file).includes("context") ?? false;
      for (const text of literals(first)) {
        const keys = fullKey.test(text) ? [text] : namespaces.map((namespace) => `${namespace}:${text}`);
        used.push(...keys.map((key) => ({ key, withContext })));
      }
    }
    const text = textOf(node);
    if (text !== null && fullKey.test(text)) used.push({ key: text, withContext: false });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return used;
}

/** The string literals that an expression can evaluate to. */
function* literals(expression: ts.Expression | undefined): Generator<string> {
  if (expression === undefined) return;
  const text = textOf(expression);
  if (text !== null) yield text;
  else if (ts.isConditionalExpression(expression)) {
    yield* literals(expression.whenTrue);
    yield* literals(expression.whenFalse);
  } else if (ts.isBinaryExpression(expression)) {
    yield* literals(expression.right);
    if (expression.operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken) {
      yield* literals(expression.left);
    }
  } else if (ts.isArrayLiteralExpression(expression)) {
    for (const element of expression.elements) yield* literals(element);
  } else if (
    ts.isParenthesizedExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression)
  ) {
    yield* literals(expression.expression);
  }
}

/** The text of a literal; parts put in at run time become `*`. */
function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map((span) => `*${span.literal.text}`).join("");
}
