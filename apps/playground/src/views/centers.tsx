import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import { centersIn, type PersonCenter } from "../answer/centers";
import { labelOf } from "../answer/names";
import { useSession } from "../session";
import type { Labels } from "./controls";
import { Figure } from "./figure";

interface CentersParts {
  /** The answer of the page, which is drawn. */
  readonly answer: unknown;
  /** The part with the bodygraph. */
  readonly bodygraph: unknown;
  readonly labels: Labels;
  readonly domain: string;
  readonly operation: string;
  readonly form: string;
  readonly lang: string;
}

/** A bodygraph whose centers are pressed, in the figure or by the buttons below it. */
export function Centers({ answer, bodygraph, labels, domain, operation, form, lang }: CentersParts): JSX.Element {
  const { words } = useSession();
  const centers = useMemo(() => centersIn(bodygraph), [bodygraph]);
  const [pressed, setPressed] = useState<string>();
  const shown = centers.find(({ id }) => id === pressed);
  const press = (id: string): void => setPressed((before) => (before === id ? undefined : id));
  return (
    <div class="centers">
      <Figure
        headings={labels.headings}
        domain={domain}
        operation={operation}
        forms={[form]}
        answer={answer}
        lang={lang}
        first={undefined}
        pressed={pressed}
        onPress={press}
      />
      <div class="center-side">
        <p class="quiet small">{words.pressCenter}</p>
        {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons is no part of a form */}
        <div role="group" aria-label={labelOf("centers", labels)} class="center-buttons">
          {centers.map(({ id, name, isDefined }) => (
            <button
              key={id}
              type="button"
              class={isDefined ? "plain defined" : "plain"}
              aria-pressed={id === pressed}
              onClick={() => press(id)}
            >
              {name}
            </button>
          ))}
        </div>
        <div aria-live="polite">{shown !== undefined && <CenterText center={shown} labels={labels} />}</div>
      </div>
    </div>
  );
}

interface CenterTextParts {
  readonly center: PersonCenter;
  readonly labels: Labels;
}

/** A center of this person: its state, its gates with what holds them, and the channels that end in it. */
function CenterText({ center, labels }: CenterTextParts): JSX.Element {
  const { words } = useSession();
  return (
    <section class="center-text" aria-label={center.name}>
      <h4>
        {center.name} <span class="count">{center.isDefined ? words.defined : words.undefined}</span>
      </h4>
      <p lang="en">{center.theme}</p>
      {center.gates.length > 0 && (
        <>
          <h5>{labelOf("gates", labels)}</h5>
          <ul>
            {center.gates.map(({ gate, name, description, holders }) => (
              <li key={gate}>
                <b>
                  {gate} {name}
                </b>{" "}
                <span class="quiet">
                  {holders.map(({ text, isDesign }, index0) => (
                    <span key={text}>
                      {index0 > 0 && ", "}
                      <span class={isDesign ? "of-design" : undefined}>{text}</span>
                    </span>
                  ))}
                </span>
                <p lang="en">{description}</p>
              </li>
            ))}
          </ul>
        </>
      )}
      {center.channels.length > 0 && (
        <>
          <h5>{labelOf("channels", labels)}</h5>
          <ul>
            {center.channels.map(({ gates, name, description }) => (
              <li key={gates}>
                <b>
                  {gates} {name}
                </b>
                <p lang="en">{description}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
