import ts from "typescript";
import { NAMESPACES, type Namespace } from "../src/namespaces.ts";

/**
 * A text key that code asks for, `orders:title.created`. Where the key is put together at run time it is a pattern,
 * with a `*` for each part that is not known: `checkout:delivery.*`.
 */
export interface UsedKey {
  key: string;
  line: number;
  /** Whether `context` is given, so that `key_*` are meant too. */
  withContext: boolean;
}

export interface Scan {
  used: UsedKey[];
  /** Keys whose namespace the code does not show. */
  homeless: { key: string; line: number }[];
}

const fullKey = new RegExp(`^(${NAMESPACES.join("|")}):[\\w.*-]+$`);
const isNamespace = (text: string): text is Namespace => NAMESPACES.some((namespace) => namespace === text);

/** The names by which `t` goes inside a function, and the namespaces of each, the first one that of short keys. */
type Scope = Map<string, Namespace[]>;

/**
 * The text keys of one source file. Understood are
 * `const { t } = useTranslation("orders")` (also `t: other`, and a list of namespaces), `getFixedT(locale, "orders")`,
 * a parameter or property of type `Translate<"orders">`, `t("key")`, `t(condition ? "a" : "b")`,
 * ``t(`reason.${id}`)``; and, anywhere at all, a literal that is written in full: `"orders:title.created"`. That is how a table of keys is
 * declared that reaches `t` as a value.
 */
export function scanKeys(fileName: string, source: string): Scan {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const scan: Scan = { used: [], homeless: [] };

  const note = (text: string, node: ts.Node, namespaces?: Namespace[], withContext = false) => {
    const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
    if (fullKey.test(text)) scan.used.push({ key: text, line, withContext });
    else if (namespaces?.[0] !== undefined) {
      scan.used.push({ key: `${namespaces[0]}:${text}`, line, withContext });
    } else scan.homeless.push({ key: text, line });
  };

  const visit = (node: ts.Node, outer: Scope): void => {
    const scope = ts.isFunctionLike(node) || ts.isBlock(node) ? new Map(outer) : outer;
    if (ts.isVariableDeclaration(node)) bindVariable(node, scope);
    if (ts.isParameter(node)) bindTyped(node.name, node.type, scope);
    if (ts.isCallExpression(node)) {
      const name = translateName(node.expression);
      const [first, options] = node.arguments;
      if (first && (scope.has(name) || name === "t")) {
        const withContext = options?.getText(file).includes("context") ?? false;
        for (const [text, at] of literals(first)) note(text, at, scope.get(name), withContext);
      }
    }
    if (ts.isStringLiteralLike(node) && fullKey.test(node.text)) note(node.text, node);
    if (ts.isTemplateExpression(node) && fullKey.test(pattern(node))) note(pattern(node), node);
    ts.forEachChild(node, (child) => {
      visit(child, scope);
    });
  };

  visit(file, new Map());
  return scan;
}

/** `t` of `t(…)`, `props.t(…)` and `this.t(…)`. */
function translateName(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  return ts.isPropertyAccessExpression(callee) ? callee.name.text : "";
}

/** The texts that an expression can be, as far as it is written out; parts put in at run time become `*`. */
function* literals(expression: ts.Expression | undefined): Generator<[string, ts.Node]> {
  if (expression === undefined) return;
  if (ts.isStringLiteralLike(expression)) yield [expression.text, expression];
  else if (ts.isTemplateExpression(expression)) yield [pattern(expression), expression];
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

const pattern = (template: ts.TemplateExpression): string =>
  template.head.text + template.templateSpans.map((span) => `*${span.literal.text}`).join("");

function namespacesIn(node: ts.Node | undefined): Namespace[] {
  if (node === undefined) return [];
  if (ts.isStringLiteralLike(node)) return isNamespace(node.text) ? [node.text] : [];
  if (ts.isLiteralTypeNode(node)) return namespacesIn(node.literal);
  const found: Namespace[] = [];
  ts.forEachChild(node, (child) => {
    found.push(...namespacesIn(child));
  });
  return found;
}

/** `const { t } = useTranslation("orders")`, `const t = i18n.getFixedT(locale, "orders")`, `const t: Translate<…> = …`. */
function bindVariable(node: ts.VariableDeclaration, scope: Scope): void {
  bindTyped(node.name, node.type, scope);
  let call = node.initializer;
  while (call && (ts.isAwaitExpression(call) || ts.isAsExpression(call))) call = call.expression;
  if (!call || !ts.isCallExpression(call)) return;
  const name = translateName(call.expression);
  if (name !== "useTranslation" && name !== "getFixedT") return;
  const namespaces = namespacesIn(call.arguments[name === "getFixedT" ? 1 : 0]);
  if (ts.isIdentifier(node.name)) scope.set(node.name.text, namespaces);
  if (!ts.isObjectBindingPattern(node.name)) return;
  for (const element of node.name.elements) {
    const property = element.propertyName ?? element.name;
    if (ts.isIdentifier(property) && property.text === "t" && ts.isIdentifier(element.name)) {
      scope.set(element.name.text, namespaces);
    }
  }
}

/** `(t: Translate<"orders">)` and `({ t }: { t: Translate<"orders"> })`. */
function bindTyped(name: ts.BindingName, type: ts.TypeNode | undefined, scope: Scope): void {
  if (type === undefined) return;
  if (ts.isIdentifier(name) && isTranslate(type)) scope.set(name.text, namespacesIn(type));
  if (!ts.isObjectBindingPattern(name) || !ts.isTypeLiteralNode(type)) return;
  for (const member of type.members) {
    if (!ts.isPropertySignature(member) || !ts.isIdentifier(member.name) || !member.type) continue;
    if (isTranslate(member.type)) scope.set(member.name.text, namespacesIn(member.type));
  }
}

const isTranslate = (type: ts.TypeNode): boolean =>
  ts.isTypeReferenceNode(type) && type.typeName.getText() === "Translate";
