// Made from the files of texts/en by `npm run sync`; a test compares. Add a file there, not a line here.
import a from "../../texts/en/a.json";
import b from "../../texts/en/b.json";
import c from "../../texts/en/c.json";
import d from "../../texts/en/d.json";
import e from "../../texts/en/e.json";
import f from "../../texts/en/f.json";
import g from "../../texts/en/g.json";
import h from "../../texts/en/h.json";
import i from "../../texts/en/i.json";
import j from "../../texts/en/j.json";
import k from "../../texts/en/k.json";
import l from "../../texts/en/l.json";
import m from "../../texts/en/m.json";
import n from "../../texts/en/n.json";
import o from "../../texts/en/o.json";
import p from "../../texts/en/p.json";
import q from "../../texts/en/q.json";
import r from "../../texts/en/r.json";
import s from "../../texts/en/s.json";
import t from "../../texts/en/t.json";
import u from "../../texts/en/u.json";
import v from "../../texts/en/v.json";
import w from "../../texts/en/w.json";
import x from "../../texts/en/x.json";
import y from "../../texts/en/y.json";
import z from "../../texts/en/z.json";
import type { SymbolsById } from "./symbol-texts";

/** The dictionary in English: each file holds the symbols of a letter. */
export const messages: SymbolsById = {
  ...a,
  ...b,
  ...c,
  ...d,
  ...e,
  ...f,
  ...g,
  ...h,
  ...i,
  ...j,
  ...k,
  ...l,
  ...m,
  ...n,
  ...o,
  ...p,
  ...q,
  ...r,
  ...s,
  ...t,
  ...u,
  ...v,
  ...w,
  ...x,
  ...y,
  ...z,
};
