import MagicString from "magic-string";
import { parseSync, Visitor, type ESTree } from "vite";
import { lineOf, styledTemplatesOf, type StyledTemplate } from "./styled-templates.ts";

/** The export that is added to the module. */
export const TEMPLATES_EXPORT = "$templates";

/** One template of a module: its strings and values, alternating. */
export interface EvaluatedTemplate {
  className: string;
  /** Name of the component's variable. */
  name: string;
  parts: readonly unknown[];
  /** The source line of each value. */
  lines: readonly number[];
}

/**
 * Code that evaluates a module's templates, with only the statements and imports that their values need. Loads neither React nor
 * the components that the module renders, so that its CSS depends on few files.
 *
 * @returns null if the module styles nothing
 */
export function templatesModule(code: string, file: string, named: boolean): string | null {
  const { program } = parseSync(file, code);
  const components = styledTemplatesOf(program, code, file, named);
  if (components.length === 0) return null;
  const next = new MagicString(code);
  // Nothing is rendered here. A template that refers to a component is reported as an error.
  for (const { template } of components) next.update(template.start, template.end, "() => null");
  const needed = neededStatements(program, components);
  for (const statement of program.body) {
    if (!needed.has(statement)) next.remove(statement.start, statement.end);
  }
  const templates = components.map((component) => templateCode(component, code));
  return next.append(`\nexport const ${TEMPLATES_EXPORT} = [${templates.join()}];`).toString();
}

/** An object literal of `EvaluatedTemplate`. */
function templateCode({ className, name, template: { quasi } }: StyledTemplate, code: string): string {
  const parts = quasi.quasis.flatMap(({ value }, index) => {
    const expression = quasi.expressions[index];
    const text = JSON.stringify(value.cooked ?? value.raw);
    return expression ? [text, `(${code.slice(expression.start, expression.end)})`] : [text];
  });
  const lines = quasi.expressions.map(({ start }) => lineOf(code, start));
  return `{ className: "${className}", name: "${name}", parts: [${parts.join()}], lines: [${lines.join()}] }`;
}

type Statement = ESTree.Program["body"][number];

/** The statements that template values need, and all exports but components, because other modules' templates may use them. */
function neededStatements(program: ESTree.Program, components: readonly StyledTemplate[]): Set<Statement> {
  const namesIn = (body: Statement[]) => identifiersIn({ ...program, body });
  const needed = new Set(
    program.body.filter((statement) => isValue(statement) && !isComponent(statement, program, components)),
  );
  const names = new Set(namesIn([...needed]));
  for (const { template } of components) {
    for (const expression of template.quasi.expressions) {
      const { start, end } = expression;
      for (const name of namesIn([{ type: "ExpressionStatement", expression, start, end }])) names.add(name);
    }
  }
  // Both sets grow while they are iterated.
  for (const name of names) {
    for (const statement of program.body) {
      if (needed.has(statement) || !declaredBy(statement).includes(name)) continue;
      needed.add(statement);
      for (const other of namesIn([statement])) names.add(other);
    }
  }
  return needed;
}

/** Whether a statement exports values, not types. */
function isValue(statement: Statement): boolean {
  return (
    statement.type.startsWith("Export") &&
    !(statement.type === "ExportNamedDeclaration" && statement.declaration?.type.startsWith("TS"))
  );
}

function isComponent(
  statement: Statement,
  program: ESTree.Program,
  components: readonly StyledTemplate[],
): boolean {
  let isDrawn = components.some(
    ({ template }) => template.start >= statement.start && template.end <= statement.end,
  );
  const draw = () => {
    isDrawn = true;
  };
  new Visitor({ JSXElement: draw, JSXFragment: draw }).visit({ ...program, body: [statement] });
  return isDrawn;
}

function identifiersIn(program: ESTree.Program): string[] {
  const names: string[] = [];
  new Visitor({
    Identifier({ name }) {
      names.push(name);
    },
  }).visit(program);
  return names;
}

function declaredBy(statement: Statement): string[] {
  if (statement.type === "ImportDeclaration") return statement.specifiers.map(({ local }) => local.name);
  const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
  if (declaration?.type === "VariableDeclaration") {
    return declaration.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []));
  }
  return declaration?.type === "FunctionDeclaration" && declaration.id ? [declaration.id.name] : [];
}
