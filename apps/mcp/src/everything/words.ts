const HAN = /\p{Script=Han}/u;
/** Letters that no decomposition takes apart. */
const FOLDED: Readonly<Record<string, string>> = { ı: "i", ß: "ss", ø: "o", ł: "l", đ: "d", æ: "ae", œ: "oe" };

/** Words in lower case without accents, the dotless i as i; Han, which has no spaces, in pairs. */
export function wordsIn(text: string): readonly string[] {
  const plain = text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, (mark) => (KEPT_MARKS.test(mark) ? mark : ""))
    .replace(/[ıßøłđæœ]/g, (letter) => FOLDED[letter] ?? letter);
  return (plain.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).flatMap((word) => (HAN.test(word) ? pairsIn(word) : [word]));
}

/** The vowels of Devanagari are letters of their own, though written as marks; its dots are not. */
const KEPT_MARKS = /[\u093e-\u094d\u0962\u0963]/;

function pairsIn(word: string): readonly string[] {
  return (word.match(/\p{Script=Han}+|[^\p{Script=Han}]+/gu) ?? []).flatMap((run) => {
    const signs = [...run];
    if (!HAN.test(run) || signs.length < 2) return [run];
    return signs.slice(1).map((sign, index0) => `${signs[index0]}${sign}`);
  });
}

/** One of several is a word for one: `charts` is `chart`. */
export function stem(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

/** Words that a question has whatever it is about, in the languages that part words by spaces. */
const EMPTY = new Set(
  [
    "a about am an and any are as at be been by can could did do does for from get give had has have he her him his how i if in is it its let like make me mine more my need no not of on or our out please see she should show so some tell than that the their them then there they this to us want was we were what when where which who whose why will with would you your",
    "bana ben beni benim bir bu da de diye icin ile kac kim mi mu ne nedir neden nasil ve ver var yok hangi kadar sen su o olan olur olarak bul soyle goster hesapla",
    "aber als am an auf aus bei bin bis bitte das dass dein dem den der des die dir du ein eine einem einen einer er es fur hat habe haben ich ihr im in ist kann man mein meine meinem meinen meiner mich mir mit nach nicht oder sein sie sind so soll und uns unser vom von vor war was wann wie wird wo wer zu zum zur welche welcher welches passt gibt zeig zeige",
    "a al algo como con cual cuales cuando de del donde el ella en era es esta este esto hay la las le lo los me mi mis muestra para pero por porque que quien quiero se ser si sin sobre son soy su sus te tengo tiene tu un una y ya dame dime",
    "a ao as com como da das de do dos e em essa esse esta este eu foi ha isso la mais mas me meu meus minha minhas na nas no nos o os ou para pela pelo por quais qual quando que quem quero se seu sou sua tenho tem um uma mostre diga",
    "a ai au aux avec c ce ces cette comment d dans de des donne du elle en es est et il j je l la le les leur ma mais me mes moi mon montre n ne nos notre nous on ou par pas pour qu que quel quelle quels qui quoi s sa se ses si son suis sur t ta te tes toi ton tu un une vos votre y plait",
    "а без бы был была в во вот вы где да для до его ее если есть ещё еще ж же за и из или им их к как какая какие какой какое ко кто ли мне мои моего моей мой моя мое мы на над не нет но о об он она они от по под покажи при про расскажи с со так такое то тот ты у уж что чтобы эта это этот этого я",
    "आप इस उस एक और कब कर करो करें का कि की के को कौन कौनसा क्या जो तक तो था थी दो ने नहीं पर बता बताओ बताइए भी मुझे में मेरा मेरी मेरे मैं यह ये या वह से हम हूँ हूं है हैं हो होगा",
  ].flatMap((words) => words.split(" ")),
);

const EMPTY_FOLDED: ReadonlySet<string> = new Set([...EMPTY].flatMap(wordsIn));

/** Whether a word says nothing of what a question is about. */
export function isEmpty(word: string): boolean {
  return EMPTY_FOLDED.has(word);
}
