import { type AnyPicture, DomainError, type OperationFacts } from "@almagest/operation";
import { memberAt } from "../page/frame";

/** The picture of a part, drawn of the page's answer. Its form is the part with the form of the picture: `chart-wheel`. */
export function partPicture({ id }: Pick<OperationFacts, "id">, part: string, picture: AnyPicture): AnyPicture {
  const { title, options, parse } = picture;
  return {
    operation: id,
    form: `${part}-${picture.form}`,
    title,
    options,
    parse,
    svg: (answer, chosen) => {
      const own = memberAt(answer, `parts/${part}`);
      if (own === undefined) throw leftOut(part, answer);
      return picture.svg(own, chosen);
    },
  };
}

function leftOut(part: string, answer: unknown): DomainError {
  const missing = memberAt(answer, "missing");
  const own = Array.isArray(missing) ? missing.find((one) => memberAt(one, "part") === part) : undefined;
  const reason = memberAt(own, "reason");
  return new DomainError(
    "unprocessable_entity",
    typeof reason === "string" ? reason : `The page has no ${part} for this request. Send another form, or none.`,
    { part },
  );
}
