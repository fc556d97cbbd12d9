/**
 * Clocks before 1970 of places that the tz database's main data gives as links to a neighbour.
 * A text is the local mean time, then for each change `step:offset`: seconds from the change before (the first: from
 * 1970) and the offset after it, in base 36. `=` names another entry.
 * Builder: tools/early-history.py. Origin: tz database 2025b with PACKRATDATA=backzone PACKRATLIST=zone.tab,
 * for the places where Node's 2025c has only the link; 13 aliases from all of backzone 2026b. Licence: public domain.
 * sha256 of the table as JSON: 54e5b743247df059f6e5b67fb2dd824b62b489887000aa851a72ffe0b135769c
 */
export const EARLY_HISTORY: Readonly<Record<string, string>> = {
  "Africa/Accra":
    "-1g -s9p1ak:0 24aamk:xc 1yhyo:0 cjvlc:xc 69weo:0 ci0xc:xc 69weo:0 ci0xc:xc 69weo:0 ci0xc:xc 69weo:0 cjvlc:xc 69weo:0 ci0xc:xc 69weo:0 ci0xc:xc 69weo:0 ci0xc:xc 69weo:0 cjvlc:xc 69weo:0 ci0xc:xc 69weo:0 ci0xc:xc 69weo:0 ci0xc:xc 69weo:0 cjvlc:xc 69weo:0 ci0xc:xc 69weo:0 ci0xc:xc 69weo:0 ci0xc:xc 69weo:0 cjvlc:xc 69weo:0 ci0xc:xc 69weo:0 ci0xc:xc 69weo:0 ci0xc:xc 69weo:0 683lc:xc cloeo:0 668xc:xc cloeo:0 1y8pc:1e0 21gem0:0 2fehm0:1e0 69vy0:0 ci1e0:1e0 69vy0:0 cjw20:1e0 69vy0:0 ci1e0:1e0 69vy0:0 ci1e0:1e0 69vy0:0 ci1e0:1e0 69vy0:0",
  "Africa/Addis_Ababa": "760 -1g6t8i0:76w ymedb4:8c0",
  "Africa/Asmara": "778 -15r1gj8:76w o6mlcc:8c0",
  "Africa/Asmera": "=Africa/Asmara",
  "Africa/Bamako": "-1hc -u9rfuo:0 bk956o:-2s0 dqe840:0",
  "Africa/Bangui": "3fw -u9rkrw:2s0",
  "Africa/Banjul": "-330 -j6j690:-2s0 4m1rp0:0",
  "Africa/Blantyre": "6hc -ui1t5c:6ja 1j56m2:6j0 5qqlca:5k0",
  "Africa/Brazzaville": "2tw -u9rk5w:2s0",
  "Africa/Bujumbura": "5fs -15r1ers:5k0",
  "Africa/Conakry": "-2jg -u9resk:0 bk944k:-2s0 dhlk40:0",
  "Africa/Dakar": "-388 -u9re3s:-2s0 fcoa7s:0",
  "Africa/Dar_es_Salaam": "79w -kcrtxw:8c0 8ve49w:7n0 6sagp0:8c0",
  "Africa/Djibouti": "7zo -uj8fzo:8c0",
  "Africa/Douala": "1so -u9rj4o:2s0",
  "Africa/Freetown":
    "-2gc -thmg7o:-2s0 a4v6zo:-1uo 681qo:-2s0 7vcxc:-1uo awkeo:-2s0 7vcxc:-1uo awkeo:-2s0 7vcxc:-1uo ayf2o:-2s0 7vcxc:-1uo awkeo:-2s0 7vcxc:-1uo awkeo:-2s0 7vcxc:-1uo e1j2o:-2s0 4qe9c:-1uo 7dqo:-2s0 16dy9c:0",
  "Africa/Gaborone": "4ss -18cyvgs:460 9h5hys:5k0 l5xqu0:8c0 9cyk0:5k0",
  "Africa/Harare": "5r0 -yvtf30:5k0",
  "Africa/Kampala": "604 -lnse04:8c0 s8lo4:6y0 9e6420:7n0 4p4vb0:8c0",
  "Africa/Kigali": "5kg -i1ulkg:5k0",
  "Africa/Kinshasa": "2u0 -11ngdi0:2s0",
  "Africa/Libreville": "1r0 -u9rj30:2s0",
  "Africa/Lome": "84 -146nmw4:0",
  "Africa/Luanda": "2g8 -14phh48:2es afpx08:2s0",
  "Africa/Lubumbashi": "534 -11ngfr4:2s0 bpwyb4:5k0",
  "Africa/Lusaka": "58k -yvtekk:5k0",
  "Africa/Malabo": "1mk -u9riyk:0 r44sak:2s0",
  "Africa/Maseru": "53c -yvtefc:5k0 l5xrrc:8c0 9cyk0:5k0",
  "Africa/Mbabane": "5rc -yvtf3c:5k0",
  "Africa/Mogadishu": "8eg -13r0weg:8c0 je91eg:6y0 dkj2q0:8c0",
  "Africa/Niamey": "e4 -u9rhq4:-2s0 bk99u4:0 dhlek0:2s0",
  "Africa/Nouakchott": "-2yc -u9redo:0 bk93po:-2s0 dyodg0:0",
  "Africa/Ouagadougou": "-a4 -u9rh1w:0",
  "Africa/Porto-Novo": "hg -u9rhtg:0 bk975g:2s0",
  "Africa/Timbuktu": "-k4 -u9rgrw:0",
  "America/Anguilla": "-bog -u6m6zk:-b40",
  "America/Antigua": "-bg0 -u6m780:-dw0 k9mqg0:-b40",
  "America/Aruba": "-czc -u7lcco:-ci0 rlo7io:-b40",
  "America/Atikokan": "-gys -1353b18:-go0 c5efx8:-dw0 a2vw0:-go0 bfxjw0:-dw0",
  "America/Blanc-Sablon": "-aks -18vs838:-b40 hw37f8:-8c0 a2vw0:-b40 c5jxg0:-8c0 1wd180:-b40",
  "America/Cayman": "-f2k -15r0u9g:-e7y biv5te:-dw0",
  "America/Coral_Harbour": "-feg -18vs39k:-dw0 hw35dk:-b40 a2vw0:-dw0 asys0:-b40 882c0:-dw0 bmiwc0:-b40 1wd180:-dw0",
  "America/Creston": "-lks -18vrx38:-jg0 h39xv8:-m80 vbus0:-jg0",
  "America/Curacao": "-crn -u7lckd:-ci0 rlo7qd:-b40",
  "America/Dominica": "-bdc -uj7wl0:-b40",
  "America/Grenada": "-bfo -uj7wkc:-b40",
  "America/Guadeloupe": "-be8 -ukehxs:-b40",
  "America/Montreal":
    "-dmg -18vs51k:-dw0 hca8hk:-b40 1jbo0:-dw0 i9n00:-b40 a2vw0:-dw0 7z5i0:-b40 ap3w0:-dw0 9rxg0:-b40 7x3w0:-dw0 asxe0:-b40 7x5a0:-dw0 asxe0:-b40 7x5a0:-dw0 uk1e0:-b40 6w3y0:-dw0 b5w20:-b40 7k6m0:-dw0 b5w20:-b40 7k6m0:-dw0 b5qi0:-b40 7k580:-dw0 b5xg0:-b40 7x3w0:-dw0 asys0:-b40 7x3w0:-dw0 asys0:-b40 7x3w0:-dw0 asys0:-b40 7x3w0:-dw0 b5xg0:-b40 7k580:-dw0 b5xg0:-b40 7x3w0:-dw0 asys0:-b40 7x3w0:-dw0 asys0:-b40 7x3w0:-dw0 asys0:-b40 7x3w0:-dw0 asys0:-b40 7x3w0:-dw0 asys0:-b40 7x3w0:-dw0 b5xg0:-b40 7k580:-dw0 b5xg0:-b40 2twlg0:-dw0 asys0:-b40 7x3w0:-dw0 asys0:-b40 7x3w0:-dw0 asys0:-b40 7x3w0:-dw0 asys0:-b40 9px80:-dw0 9d440:-b40 9cyk0:-dw0 9d440:-b40 7x3w0:-dw0 asys0:-b40 7x3w0:-dw0 asys0:-b40 7x3w0:-dw0 asys0:-b40 7x3w0:-dw0 asys0:-b40 7x3w0:-dw0 b5xg0:-b40 7x3w0:-dw0 asys0:-b40 9cyk0:-dw0 9d440:-b40 9cyk0:-dw0 9d440:-b40 9cyk0:-dw0 9d440:-b40 9px80:-dw0 9d440:-b40 9cyk0:-dw0 9d440:-b40 9cyk0:-dw0 9d440:-b40 9cyk0:-dw0 9d440:-b40 9cyk0:-dw0 9d440:-b40 9px80:-dw0 905g0:-b40 9px80:-dw0 9d440:-b40 9cyk0:-dw0 9d440:-b40 9cyk0:-dw0 9d440:-b40 9cyk0:-dw0",
  "America/Montserrat": "-bis -uj7wfk:-b40",
  "America/Nassau":
    "-ebu -u6m4c6:-dw0 fqrow6:-b40 1e5h80:-dw0 1lhg0:-b40 dbjw0:-dw0 9o00c0:-b40 9cyk0:-dw0 9d440:-b40 9px80:-dw0 905g0:-b40 9px80:-dw0 9d440:-b40 9cyk0:-dw0 9d440:-b40 9cyk0:-dw0 9d440:-b40 9cyk0:-dw0",
  "America/Nipigon": "-gcg -1353bnk:-dw0 c5edrk:-b40 a2vw0:-dw0 bfxjw0:-b40 2lzes0:-dw0",
  "America/Port_of_Spain": "-be4 -u6m79w:-b40",
  "America/Rainy_River": "-hig -1353ahk:-go0 c5efdk:-dw0 a2vw0:-go0 bfxjw0:-dw0 2lzes0:-go0",
  "America/Rosario":
    "-b8g -1388ffk:-bvw db0gng:-b40 5iv8k4:-8c0 67zw0:-b40 a4w40:-8c0 73h80:-b40 cls40:-8c0 66580:-b40 cls40:-8c0 66580:-b40 cls40:-8c0 66580:-b40 cls40:-8c0 67zw0:-b40 cls40:-8c0 66580:-b40 cls40:-8c0 66580:-b40 cls40:-8c0 66580:-b40 cls40:-8c0 67zw0:-b40 6a040:-8c0 hy7w0:-b40 6a040:-8c0 xovw0:-b40 3uys0:-8c0 18nbw0:-b40 b0dg0:-8c0 8ve2k0:-b40 3uys0:-8c0 3yik0:-b40 bqas0:-8c0 71mk0:-b40 bqas0:-8c0 71mk0:-b40 bqas0:-8c0 8ovw0:-b40 9d440:-8c0 9px80:-b40 9d440:-8c0 9cyk0:-b40 9d440:-8c0",
  "America/St_Kitts": "-bm4 -u6m71w:-b40",
  "America/St_Lucia": "-bao -u9r61c:-b40",
  "America/St_Thomas": "-c0w -uj7vz4:-b40",
  "America/St_Vincent": "-bc8 -u9r5zs:-b40",
  "America/Thunder_Bay": "-gj0 -1353bh0:-go0 7tsg50:-dw0 gr8qs0:-b40 1wd180:-dw0",
  "America/Tortola": "-bys -uj7w18:-b40",
  "America/Virgin": "=America/St_Thomas",
  "Antarctica/DumontDUrville": "0 -c05eo0:rs0 2mks80:0 2i72g0:rs0",
  "Antarctica/McMurdo": "0 -7b2dc0:xc0",
  "Antarctica/South_Pole": "=Antarctica/McMurdo",
  "Antarctica/Syowa": "0 -6qsqo0:8c0",
  "Asia/Aden": "8bu -afs0bu:8c0",
  "Asia/Bahrain": "9d8 -eukpd8:9q0 1a1eb8:b40",
  "Asia/Brunei": "la4 -mvofy4:ku0 3khxs4:m80",
  "Asia/Kuala_Lumpur": "ity -100ew5y:j8d 2ax69l:jg0 eeb94d:kdc 4it32o:ku0 8n3jc:p00 1v2p60:ku0",
  "Asia/Kuwait": "8vw -afs0vw:8c0",
  "Asia/Muscat": "auo -q3go6o:b40",
  "Asia/Phnom_Penh": "jfg -x568rg:jqu 2isicm:jg0 gj25iu:m80 15ct80:p00 8so00:jg0",
  "Asia/Tel_Aviv":
    "6fs -1ayy93s:6j0 jtxuks:5k0 bp5aj0:8c0 69xc0:5k0 2f1c0:8c0 10q800:5k0 7rmo0:8c0 b0ao0:5k0 7thc0:8c0 b0ao0:5k0 8jeo0:8c0 a8io0:5k0 8jeo0:8c0 a8io0:5k0 t9pc0:b40 571c0:8c0 34yo0:5k0 9b6o0:8c0 9gqo0:5k0 8jeo0:8c0 7thc0:5k0 a6o00:8c0 bitc0:5k0 8a5c0:8c0 9d1c0:5k0 902o0:8c0 7x6o0:5k0 e1k00:8c0 4oio0:5k0 e1k00:8c0 4oio0:5k0 dolc0:8c0 64dc0:5k0 asw00:8c0 7k800:5k0",
  "Asia/Vientiane": "j00 -x568c0:jqu 2ishx6:jg0 gj25iu:m80 15ct80:p00 8so00:jg0 tmtk0:m80 470yk0:jg0",
  "Atlantic/Reykjavik":
    "-42o -wcwx9c:-2s0 4rpd9c:0 ci2s0:-2s0 69uk0:0 du840:-2s0 4xp80:0 du840:-2s0 p7bw0:0 4w040:-2s0 9bdzw0:0 9d6w0:-2s0 64g40:0 cyl80:-2s0 64dc0:0 clpc0:-2s0 6hc00:0 bvs00:-2s0 6uao0:0 bvs00:-2s0 6uao0:0 bvs00:-2s0 6uao0:0 c8qo0:-2s0 6hc00:0 c8qo0:-2s0 8a5c0:0 afxc0:-2s0 8a5c0:0 afxc0:-2s0 8a5c0:0 asw00:-2s0 7x6o0:0 afxc0:-2s0 8a5c0:0 asw00:-2s0 8a5c0:0 afxc0:-2s0 8a5c0:0 afxc0:-2s0 8a5c0:0 afxc0:-2s0 8a5c0:0 afxc0:-2s0 8a5c0:0 asw00:-2s0 8a5c0:0 afxc0:-2s0 8a5c0:0 afxc0:-2s0 8a5c0:0 afxc0:-2s0 8a5c0:0 afxc0:-2s0 8a5c0:0 afxc0:-2s0 8a5c0:0 asw00:-2s0 8a5c0:0 afxc0:-2s0 8a5c0:0 afxc0:-2s0 8a5c0:0 afxc0:-2s0 8a5c0:0 afxc0:-2s0 8a5c0:0 asw00:-2s0 8a5c0:0",
  "Atlantic/St_Helena": "-120 -9wztm0:0",
  "Australia/Currie":
    "qn4 -12smin4:rs0 b03dr4:uk0 902o0:rs0 b5uo0:uk0 6hc00:rs0 c8qo0:uk0 6hc00:rs0 bx2ao0:uk0 4h400:rs0 9d1c0:uk0 9d1c0:rs0 9q000:uk0 902o0:rs0 ctzhc0:uk0 6uao0:rs0 bvs00:uk0",
  "Europe/Amsterdam":
    "wk -s0dvkk:3ok 7v980:wk a51o0:3ok 7x6o0:wk a2yo0:3ok 9d1c0:wk 9q000:3ok 902o0:wk 9q000:3ok 902o0:wk 9q000:3ok 902o0:wk 9b6o0:3ok a2yo0:wk c51c0:3ok 6l1c0:wk 902o0:3ok 9q000:wk ci000:3ok 682o0:wk bgyo0:3ok 79400:wk bitc0:3ok 779c0:wk bmio0:3ok 7gio0:wk bbeo0:3ok 7eo00:wk bd9c0:3ok 7ctc0:wk bf400:3ok 7ayo0:wk bvs00:3ok 6uao0:wk bko00:3ok 7idc0:wk b9k00:3ok 7gio0:wk bbeo0:3ok 7eo00:wk bf400:3ok 7ayo0:wk btxc0:3ok 21uc0:3pc 4uaz8:xc bitc0:3pc 779c0:xc bko00:3pc 7idc0:xc bd3s0:5k0 1aarpc:2s0 7k800:5k0 9q000:2s0 9d1c0:5k0 9d1c0:2s0 9d1c0:5k0 8l9c0:2s0",
  "Europe/Belfast":
    "-13g -1anxqwk:-169 iol4at:1lr 6uao0:0 9pytr:2s0 8c000:0 9o5c0:2s0 9ruo0:0 9b6o0:2s0 9ew00:0 9b6o0:2s0 auqo0:0 88ao0:2s0 9ew00:0 8y800:2s0 a2yo0:0 a2yo0:2s0 7k800:0 asw00:2s0 8a5c0:0 asw00:2s0 8n400:0 a2yo0:2s0 8n400:0 9q000:2s0 902o0:0 afxc0:2s0 8n400:0 a2yo0:2s0 8n400:0 9q000:2s0 902o0:0 a2yo0:2s0 8n400:0 a2yo0:2s0 8n400:0 9q000:2s0 9d1c0:0 a2yo0:2s0 8n400:0 9q000:2s0 902o0:0 a2yo0:2s0 8n400:0 a2yo0:2s0 8n400:0 9q000:2s0 902o0:0 a2yo0:2s0 b5uo0:0 51hc0:2s0 mbmk0:5k0 51hc0:2s0 c8qo0:5k0 6hc00:2s0 c8qo0:5k0 6uao0:2s0 bvs00:5k0 8n400:2s0 a4tc0:5k0 5clc0:2s0 4bms0:0 9q000:2s0 902o0:0 8a5c0:2s0 1frw0:5k0 64dc0:2s0 4bms0:0 6uao0:2s0 bvs00:0 7x6o0:2s0 asw00:0 8n400:2s0 9q000:0 902o0:2s0 9q000:0 9d1c0:2s0 9q000:0 902o0:2s0 8n400:0 9q000:2s0 902o0:0 a2yo0:2s0 8n400:0 afxc0:2s0 8n400:0 9q000:2s0 902o0:0 a2yo0:2s0 8n400:0 a2yo0:2s0 8n400:0 9q000:2s0 902o0:0 902o0:2s0 b5uo0:0 7k800:2s0 b5uo0:0 7x6o0:2s0 asw00:0 7k800:2s0 b5uo0:0 7k800:2s0 b5uo0:0 7k800:2s0 b5uo0:0 7k800:2s0 bitc0:0 5reo0:2s0",
  "Europe/Copenhagen":
    "2bw -13nvrnw:2s0 bo7orw:5k0 75bw0:2s0 cbs2w0:5k0 1aco80:2s0 7k800:5k0 9q000:2s0 9d1c0:5k0 9d1c0:2s0 9d1c0:5k0 6y000:2s0 dbmo0:5k0 6bs00:2s0 clpc0:5k0 51hc0:2s0 e1k00:5k0 4oio0:2s0",
  "Europe/Guernsey":
    "-gx -tiakv3:0 1ixx33:2s0 6uao0:0 9q000:2s0 8c000:0 9o5c0:2s0 9ruo0:0 9b6o0:2s0 9ew00:0 9b6o0:2s0 auqo0:0 88ao0:2s0 9ew00:0 8y800:2s0 a2yo0:0 a2yo0:2s0 7k800:0 asw00:2s0 8a5c0:0 asw00:2s0 8n400:0 a2yo0:2s0 8n400:0 9q000:2s0 902o0:0 afxc0:2s0 8n400:0 a2yo0:2s0 8n400:0 9q000:2s0 902o0:0 a2yo0:2s0 8n400:0 a2yo0:2s0 8n400:0 9q000:2s0 9d1c0:0 a2yo0:2s0 8n400:0 9q000:2s0 902o0:0 a2yo0:2s0 8n400:0 a2yo0:2s0 8n400:0 9q000:2s0 902o0:0 a2yo0:2s0 b5uo0:0 51hc0:2s0 6kt00:5k0 17vs80:2s0 7k800:5k0 9q000:2s0 9d1c0:5k0 9d1c0:2s0 9d1c0:5k0 5clc0:2s0 4bms0:0 9q000:2s0 902o0:0 8a5c0:2s0 1frw0:5k0 64dc0:2s0 4bms0:0 6uao0:2s0 bvs00:0 7x6o0:2s0 asw00:0 8n400:2s0 9q000:0 902o0:2s0 9q000:0 9d1c0:2s0 9q000:0 902o0:2s0 8n400:0 9q000:2s0 902o0:0 a2yo0:2s0 8n400:0 afxc0:2s0 8n400:0 9q000:2s0 902o0:0 a2yo0:2s0 8n400:0 a2yo0:2s0 8n400:0 9q000:2s0 902o0:0 902o0:2s0 b5uo0:0 7k800:2s0 b5uo0:0 7x6o0:2s0 asw00:0 7k800:2s0 b5uo0:0 7k800:2s0 b5uo0:0 7k800:2s0 b5uo0:0 7k800:2s0 bitc0:0 5reo0:2s0",
  "Europe/Isle_of_Man":
    "-tv -19a1gi5:0 haosq5:2s0 6uao0:0 9q000:2s0 8c000:0 9o5c0:2s0 9ruo0:0 9b6o0:2s0 9ew00:0 9b6o0:2s0 auqo0:0 88ao0:2s0 9ew00:0 8y800:2s0 a2yo0:0 a2yo0:2s0 7k800:0 asw00:2s0 8a5c0:0 asw00:2s0 8n400:0 a2yo0:2s0 8n400:0 9q000:2s0 902o0:0 afxc0:2s0 8n400:0 a2yo0:2s0 8n400:0 9q000:2s0 902o0:0 a2yo0:2s0 8n400:0 a2yo0:2s0 8n400:0 9q000:2s0 9d1c0:0 a2yo0:2s0 8n400:0 9q000:2s0 902o0:0 a2yo0:2s0 8n400:0 a2yo0:2s0 8n400:0 9q000:2s0 902o0:0 a2yo0:2s0 b5uo0:0 51hc0:2s0 mbmk0:5k0 51hc0:2s0 c8qo0:5k0 6hc00:2s0 c8qo0:5k0 6uao0:2s0 bvs00:5k0 8n400:2s0 a4tc0:5k0 5clc0:2s0 4bms0:0 9q000:2s0 902o0:0 8a5c0:2s0 1frw0:5k0 64dc0:2s0 4bms0:0 6uao0:2s0 bvs00:0 7x6o0:2s0 asw00:0 8n400:2s0 9q000:0 902o0:2s0 9q000:0 9d1c0:2s0 9q000:0 902o0:2s0 8n400:0 9q000:2s0 902o0:0 a2yo0:2s0 8n400:0 afxc0:2s0 8n400:0 9q000:2s0 902o0:0 a2yo0:2s0 8n400:0 a2yo0:2s0 8n400:0 9q000:2s0 902o0:0 902o0:2s0 b5uo0:0 7k800:2s0 b5uo0:0 7x6o0:2s0 asw00:0 7k800:2s0 b5uo0:0 7k800:2s0 b5uo0:0 7k800:2s0 b5uo0:0 7k800:2s0 bitc0:0 5reo0:2s0",
  "Europe/Jersey":
    "-e2 -11cerk0:0 9d23s0:2s0 6uao0:0 9q000:2s0 8c000:0 9o5c0:2s0 9ruo0:0 9b6o0:2s0 9ew00:0 9b6o0:2s0 auqo0:0 88ao0:2s0 9ew00:0 8y800:2s0 a2yo0:0 a2yo0:2s0 7k800:0 asw00:2s0 8a5c0:0 asw00:2s0 8n400:0 a2yo0:2s0 8n400:0 9q000:2s0 902o0:0 afxc0:2s0 8n400:0 a2yo0:2s0 8n400:0 9q000:2s0 902o0:0 a2yo0:2s0 8n400:0 a2yo0:2s0 8n400:0 9q000:2s0 9d1c0:0 a2yo0:2s0 8n400:0 9q000:2s0 902o0:0 a2yo0:2s0 8n400:0 a2yo0:2s0 8n400:0 9q000:2s0 902o0:0 a2yo0:2s0 b5uo0:0 51hc0:2s0 6kt00:5k0 17vs80:2s0 7k800:5k0 9q000:2s0 9d1c0:5k0 9d1c0:2s0 9d1c0:5k0 5clc0:2s0 4bms0:0 9q000:2s0 902o0:0 8a5c0:2s0 1frw0:5k0 64dc0:2s0 4bms0:0 6uao0:2s0 bvs00:0 7x6o0:2s0 asw00:0 8n400:2s0 9q000:0 902o0:2s0 9q000:0 9d1c0:2s0 9q000:0 902o0:2s0 8n400:0 9q000:2s0 902o0:0 a2yo0:2s0 8n400:0 afxc0:2s0 8n400:0 9q000:2s0 902o0:0 a2yo0:2s0 8n400:0 a2yo0:2s0 8n400:0 9q000:2s0 902o0:0 902o0:2s0 b5uo0:0 7k800:2s0 b5uo0:0 7x6o0:2s0 asw00:0 7k800:2s0 b5uo0:0 7k800:2s0 b5uo0:0 7k800:2s0 b5uo0:0 7k800:2s0 bitc0:0 5reo0:2s0",
  "Europe/Ljubljana":
    "2os -18vslcs:2s0 twhmgs:5k0 swz00:2s0 7k800:5k0 9q000:2s0 9d1c0:5k0 9d1c0:2s0 9d1c0:5k0 8l9c0:2s0",
  "Europe/Luxembourg":
    "150 -y89550:2s0 68l290:5k0 75hg0:2s0 ast80:5k0 796s0:2s0 at1k0:5k0 7x6o0:2s0 3lh40:0 4zmo0:2s0 b6300:0 6u2c0:2s0 cytk0:0 7at40:2s0 bktk0:0 7rh40:2s0 a31g0:0 a2vw0:2s0 8n9k0:0 8zx40:2s0 9q2s0:0 9et80:2s0 9b9g0:0 a2vw0:2s0 8n6s0:0 9px80:2s0 905g0:0 a2vw0:2s0 905g0:0 a2vw0:2s0 8ncc0:0 9q000:2s0 902o0:0 a2yo0:2s0 8n400:0 9d1c0:2s0 9d1c0:0 902o0:2s0 a2yo0:0 9d1c0:2s0 9d1c0:0 902o0:2s0 9q000:0 a2yo0:2s0 8n400:0 9d1c0:2s0 9d1c0:0 902o0:2s0 9q000:0 a2yo0:2s0 b5uo0:0 51hc0:2s0 42ao0:5k0 1aeak0:2s0 7k800:5k0 9q000:2s0 9d1c0:5k0 8n400:2s0 a2yo0:5k0 8l9c0:2s0 clpc0:5k0 79400:2s0",
  "Europe/Monaco":
    "1d8 -14hnyp8:fl 9tlnln:0 2pzpnl:2s0 5luo0:0 8y800:2s0 a4tc0:0 7vc00:2s0 auqo0:0 7idc0:2s0 b7pc0:0 6sg00:2s0 cyo00:0 7ayo0:2s0 bko00:0 7rmo0:2s0 a2yo0:0 bvs00:2s0 6uao0:0 902o0:2s0 9q000:0 9d1c0:2s0 9d1c0:0 a2yo0:2s0 8n400:0 9q000:2s0 902o0:0 a2yo0:2s0 902o0:0 a2yo0:2s0 8n400:0 9q000:2s0 902o0:0 a2yo0:2s0 8n400:0 9d1c0:2s0 9d1c0:0 902o0:2s0 a2yo0:0 9d1c0:2s0 9d1c0:0 902o0:2s0 9q000:0 a2yo0:2s0 8n400:0 9d1c0:2s0 9d1c0:0 902o0:2s0 9q000:0 a2yo0:2s0 b5uo0:0 51po0:2s0 mdbo0:5k0 7x3w0:2s0 7x9g0:5k0 c8w80:2s0 7k800:5k0 9q000:2s0 9d1c0:5k0 9nzs0:2s0 922w0:5k0 8l9c0:2s0",
  "Europe/Oslo":
    "1zo -1353tzo:2s0 b5svbo:5k0 6qfs0:2s0 cgcqo0:5k0 15tsc0:2s0 7k800:5k0 9q000:2s0 9d1c0:5k0 9d1c0:2s0 9d1c0:5k0 9d1c0:2s0 70q5c0:5k0 9q000:2s0 9d1c0:5k0 9d1c0:2s0 9d1c0:5k0 9d1c0:2s0 9d1c0:5k0 9d1c0:2s0 9d1c0:5k0 9d1c0:2s0 9d1c0:5k0 9q000:2s0 b5uo0:5k0 7k800:2s0",
  "Europe/Sarajevo":
    "3es -18vsm2s:2s0 twhn6s:5k0 swz00:2s0 7k800:5k0 9q000:2s0 9d1c0:5k0 9d1c0:2s0 9d1c0:5k0 8l9c0:2s0",
  "Europe/Skopje": "3yw -18vsmmw:2s0 twhnqw:5k0 swz00:2s0 7k800:5k0 9q000:2s0 9d1c0:5k0 9d1c0:2s0 9d1c0:5k0 8l9c0:2s0",
  "Europe/Stockholm": "3cc -1bhq3cc:2se ayjpvy:2s0 8jiake:5k0 75hg0:2s0",
  "Europe/Tiraspol":
    "5hk -1ayy85k:5bo jw96tw:4u0 70f1to:5k0 fj8m0:8c0 6w5c0:5k0 9d1c0:8c0 9d1c0:5k0 9q000:8c0 9d1c0:5k0 9d1c0:8c0 9d1c0:5k0 9d1c0:8c0 9d1c0:5k0 9d1c0:8c0 9d1c0:5k0 9d1c0:8c0 9d1c0:5k0 9d1c0:8c0 9d1c0:5k0 geqo0:8c0 ha580:5k0 oc8g0:2s0 7k800:5k0 9q000:2s0 9d1c0:5k0 7cl00:8c0",
  "Europe/Uzhgorod": "44o -15cztgo:2s0 ptztko:5k0 1cm000:2s0 7k800:5k0 9q000:2s0 9d1c0:5k0 al900:2s0 cnms0:8c0",
  "Europe/Vaduz": "1rg -13g44fg:2s0 ohmxrg:5k0 7x6o0:2s0 asw00:5k0 7x6o0:2s0",
  "Europe/Zagreb": "2yg -18vslmg:2s0 twhmqg:5k0 swz00:2s0 7k800:5k0 9q000:2s0 9d1c0:5k0 9d1c0:2s0 9d1c0:5k0 8l9c0:2s0",
  "Europe/Zaporozhye": "6ig -1ayy96g:6hc n4x6p4:5k0 37a0xc:8c0 5u1180:5k0 mc0g0:2s0 7k800:5k0 9q000:2s0 12qg0:8c0",
  Iceland: "=Atlantic/Reykjavik",
  "Indian/Antananarivo": "8ss -uj8gss:8c0 m9lccs:b40 4oio0:8c0",
  "Indian/Christmas": "jks -133iwws:jg0",
  "Indian/Cocos": "hy4 -10j6sm4:i20",
  "Indian/Comoro": "80g -uj8g0g:8c0",
  "Indian/Kerguelen": "0 -afrs00:dw0",
  "Indian/Mahe": "a9o -wvp8xo:b40",
  "Indian/Mayotte": "8dk -uj8gdk:8c0",
  "Indian/Reunion": "a9s -uks29s:b40",
  "Pacific/Chuuk": "-12k4 -1t8j2rw:s3w t83xc0:rs0 76a5nw:p00 29hes0:rs0 bkenw0:p00 29fk40:rs0",
  "Pacific/Funafuti": "x6s -100fais:xc0",
  "Pacific/Majuro": "vpc -100f91c:uk0 76a6hc:p00 29hhk0:uk0 9cmd40:rs0 27sas0:p00 1h6w40:uk0 deat40:xc0",
  "Pacific/Midway": "-wug -100dghk:-uk0 sx94dk:-rs0 4ofw0:-uk0",
  "Pacific/Pohnpei": "-11d8 -1t8j3ys:tas t83xc0:uk0 76a42s:p00 29hhk0:uk0 9cmd40:rs0 27sas0:p00 29fk40:uk0",
  "Pacific/Ponape": "=Pacific/Pohnpei",
  "Pacific/Saipan":
    "-13oc -1t8j1no:qzo t83xc0:p00 mpn8no:rs0 7t6as0:uk0 txp80:rs0 3frms0:uk0 qdrpo:rs0 7kgac:uk0 3ljw0:rs0",
  "Pacific/Truk": "=Pacific/Chuuk",
  "Pacific/Wake": "uus -100f86s:xc0",
  "Pacific/Wallis": "y1k -100fbdk:xc0",
  "Pacific/Yap": "=Pacific/Chuuk",
};
