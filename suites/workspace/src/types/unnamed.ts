import ts from "typescript";

/** Uses at which an object needs a name: two may still be a coincidence. */
const NAMED_FROM = 3;

/** The inline objects of a `types.ts` that need a name: conventions, and any that is written three times or more. */
export function unnamedObjects(text: string): readonly string[] {
  const uses = new Map<string, number>();
  const unnamed = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isTypeLiteralNode(node)) {
      const shape = shapeOf(node);
      const count = (uses.get(shape) ?? 0) + 1;
      uses.set(shape, count);
      if (count >= NAMED_FROM || isConventions(node.parent)) unnamed.add(shape);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("types.ts", text, ts.ScriptTarget.Latest, true));
  return [...unnamed];
}

function isConventions(parent: ts.Node): boolean {
  return ts.isPropertySignature(parent) && parent.name.getText() === "conventions";
}

/** An object's text without comments, on one line. */
function shapeOf(node: ts.TypeLiteralNode): string {
  return node
    .getText()
    .replace(/\/\*\*[\s\S]*?\*\//g, "")
    .replace(/\s+/g, " ");
}
