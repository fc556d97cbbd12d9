/**
 * Words spelled differently in American English. Listed by stem, because an ending alone is not enough: "our" ends
 * "hour" too, "ise" ends "promise", "re" ends "more".
 */
const BRITISH = new RegExp(
  `\\b(?:${[
    // -our
    "(?:un|dis|mis|multi)?(?:colour|favour|honour|flavour|labour|behaviour|harbour|neighbour|humour|rumour|vigour|armour)\\w*",
    "(?:valour|odour|saviour|splendour|candour|fervour|clamour|ardour|rancour|parlour|vapour|endeavour|savour|succour)\\w*",
    // -ise, -yse
    "(?:real|organ|recogn|emphas|apolog|critic|minim|maxim|priorit|standard|general|special|summar|symbol|memor)is(?:e|ed|es|ing|ation|ations)",
    "(?:author|categor|character|civil|crystall|dramat|energ|familiar|final|harmon|ideal|local|modern|normal|optim)is(?:e|ed|es|ing|ation|ations)",
    "(?:person|romantic|scrutin|sens|social|stabil|sympath|theor|util|visual|formal|mobil|equal|legal|ration)is(?:e|ed|es|ing|ation|ations)",
    "(?:anal|paral|catal)ys(?:e|ed|ing)",
    // -re
    "(?:cent|theat|met|lit|fib|somb|lust|calib|meag|spect|kilomet|centimet)re[ds]?",
    // doubled and single l
    "(?:travel|cancel|label|model|signal|quarrel|counsel|marvel|fuel|level|jewel|channel|equal|pedal|tunnel|dial|total|rival)l(?:ed|ing|er|ers)",
    "skilful\\w*|wilful\\w*|fulfil|fulfils|fulfilment|enrol|enrols|instal|instals|instalment\\w*|distil|distils|jewellery|woollen",
    // -ce, -ogue, ae, and the rest
    "defence\\w*|offence\\w*|licence\\w*|pretence\\w*|practis(?:e|ed|es|ing)|programmes?|cheques?|dialogues? box",
    "judgement\\w*|acknowledgement\\w*|ageing|axe[ds]|grey\\w*|plough\\w*|mould\\w*|smoulder\\w*|storeys?|tyres?|kerbs?|draughts?|draughty",
    "pyjamas?|cos(?:y|ier|iest|iness|ily)|moustaches?|sceptic\\w*|manoeuvr\\w*|aluminium|aeroplanes?|artefacts?|gaol\\w*|mum|mums",
    // words for which American English has another
    "letterbox(?:es)?|post box(?:es)?|hobs?|trolleys?|lorry|lorries|petrol|rubbish|telly|prams?|napp(?:y|ies)",
    "car parks?|washing-up|dressing gowns?|quieten\\w*|solicitors?|chemist's",
    "learnt|spelt|dreamt|leant|burnt|spoilt|whilst|amongst|towards|afterwards|backwards|upwards|downwards|onwards|inwards|outwards",
  ].join("|")})\\b`,
  "giu",
);

/** Names that stay: the twentieth trump is printed "Judgement" on the cards. */
const NAMES = new Set(["Judgement"]);

/** British spellings in a text, as written there. */
export function britishSpellings(text: string): readonly string[] {
  return (text.match(BRITISH) ?? []).filter((word) => !NAMES.has(word));
}
