import a01 from "../../texts/en/a-01.json";
import a02 from "../../texts/en/a-02.json";
import a03 from "../../texts/en/a-03.json";
import a04 from "../../texts/en/a-04.json";
import a05 from "../../texts/en/a-05.json";
import b01 from "../../texts/en/b-01.json";
import b02 from "../../texts/en/b-02.json";
import b03 from "../../texts/en/b-03.json";
import b04 from "../../texts/en/b-04.json";
import b05 from "../../texts/en/b-05.json";
import b06 from "../../texts/en/b-06.json";
import b07 from "../../texts/en/b-07.json";
import b08 from "../../texts/en/b-08.json";
import c01 from "../../texts/en/c-01.json";
import c02 from "../../texts/en/c-02.json";
import c03 from "../../texts/en/c-03.json";
import c04 from "../../texts/en/c-04.json";
import c05 from "../../texts/en/c-05.json";
import c06 from "../../texts/en/c-06.json";
import c07 from "../../texts/en/c-07.json";
import c08 from "../../texts/en/c-08.json";
import d01 from "../../texts/en/d-01.json";
import d02 from "../../texts/en/d-02.json";
import d03 from "../../texts/en/d-03.json";
import d04 from "../../texts/en/d-04.json";
import d05 from "../../texts/en/d-05.json";
import e01 from "../../texts/en/e-01.json";
import e02 from "../../texts/en/e-02.json";
import f01 from "../../texts/en/f-01.json";
import f02 from "../../texts/en/f-02.json";
import f03 from "../../texts/en/f-03.json";
import f04 from "../../texts/en/f-04.json";
import g01 from "../../texts/en/g-01.json";
import g02 from "../../texts/en/g-02.json";
import g03 from "../../texts/en/g-03.json";
import h01 from "../../texts/en/h-01.json";
import h02 from "../../texts/en/h-02.json";
import h03 from "../../texts/en/h-03.json";
import i01 from "../../texts/en/i-01.json";
import i02 from "../../texts/en/i-02.json";
import j01 from "../../texts/en/j-01.json";
import k01 from "../../texts/en/k-01.json";
import l01 from "../../texts/en/l-01.json";
import l02 from "../../texts/en/l-02.json";
import l03 from "../../texts/en/l-03.json";
import l90 from "../../texts/en/l-90.json";
import m01 from "../../texts/en/m-01.json";
import m02 from "../../texts/en/m-02.json";
import m03 from "../../texts/en/m-03.json";
import m04 from "../../texts/en/m-04.json";
import n01 from "../../texts/en/n-01.json";
import n02 from "../../texts/en/n-02.json";
import n03 from "../../texts/en/n-03.json";
import o01 from "../../texts/en/o-01.json";
import o02 from "../../texts/en/o-02.json";
import o03 from "../../texts/en/o-03.json";
import p01 from "../../texts/en/p-01.json";
import p02 from "../../texts/en/p-02.json";
import p03 from "../../texts/en/p-03.json";
import p04 from "../../texts/en/p-04.json";
import p05 from "../../texts/en/p-05.json";
import p06 from "../../texts/en/p-06.json";
import q01 from "../../texts/en/q-01.json";
import r01 from "../../texts/en/r-01.json";
import r02 from "../../texts/en/r-02.json";
import r03 from "../../texts/en/r-03.json";
import r04 from "../../texts/en/r-04.json";
import s01 from "../../texts/en/s-01.json";
import s02 from "../../texts/en/s-02.json";
import s03 from "../../texts/en/s-03.json";
import s04 from "../../texts/en/s-04.json";
import s05 from "../../texts/en/s-05.json";
import s50 from "../../texts/en/s-50.json";
import s51 from "../../texts/en/s-51.json";
import s52 from "../../texts/en/s-52.json";
import t01 from "../../texts/en/t-01.json";
import t02 from "../../texts/en/t-02.json";
import t03 from "../../texts/en/t-03.json";
import t04 from "../../texts/en/t-04.json";
import t90 from "../../texts/en/t-90.json";
import u01 from "../../texts/en/u-01.json";
import v01 from "../../texts/en/v-01.json";
import w01 from "../../texts/en/w-01.json";
import w02 from "../../texts/en/w-02.json";
import w50 from "../../texts/en/w-50.json";
import x01 from "../../texts/en/x-01.json";
import y01 from "../../texts/en/y-01.json";
import y50 from "../../texts/en/y-50.json";
import z01 from "../../texts/en/z-01.json";
import z50 from "../../texts/en/z-50.json";

/** A symbol as its file has it; the id is its key. */
interface SymbolTexts {
  readonly [member: string]: string | readonly string[];
  readonly name: string;
  /** Other words people look it up by. */
  readonly aliases: readonly string[];
  /** Ids of symbols that it leads to. */
  readonly see: readonly string[];
  readonly meaning: string;
}

/**
 * The dictionary by ids. The annotation keeps the compiler from carrying a type of thousands of keys: nothing reads a
 * symbol by a key known beforehand.
 */
export const messages: Readonly<Record<string, SymbolTexts>> = {
  ...a01,
  ...a02,
  ...a03,
  ...a04,
  ...a05,
  ...b01,
  ...b02,
  ...b03,
  ...b04,
  ...b05,
  ...b06,
  ...b07,
  ...b08,
  ...c01,
  ...c02,
  ...c03,
  ...c04,
  ...c05,
  ...c06,
  ...c07,
  ...c08,
  ...d01,
  ...d02,
  ...d03,
  ...d04,
  ...d05,
  ...e01,
  ...e02,
  ...f01,
  ...f02,
  ...f03,
  ...f04,
  ...g01,
  ...g02,
  ...g03,
  ...h01,
  ...h02,
  ...h03,
  ...i01,
  ...i02,
  ...j01,
  ...k01,
  ...l01,
  ...l02,
  ...l03,
  ...l90,
  ...m01,
  ...m02,
  ...m03,
  ...m04,
  ...n01,
  ...n02,
  ...n03,
  ...o01,
  ...o02,
  ...o03,
  ...p01,
  ...p02,
  ...p03,
  ...p04,
  ...p05,
  ...p06,
  ...q01,
  ...r01,
  ...r02,
  ...r03,
  ...r04,
  ...s01,
  ...s02,
  ...s03,
  ...s04,
  ...s05,
  ...s50,
  ...s51,
  ...s52,
  ...t01,
  ...t02,
  ...t03,
  ...t04,
  ...t90,
  ...u01,
  ...v01,
  ...w01,
  ...w02,
  ...w50,
  ...x01,
  ...y01,
  ...y50,
  ...z01,
  ...z50,
};
