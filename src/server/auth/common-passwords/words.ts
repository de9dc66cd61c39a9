/** The parts of common long passwords. Lower case, letters and digits only. */

const list = (text: string): string[] => text.trim().split(/\s+/)

/** Whole passwords of 15 characters or more: known sentences, names and titles that lead every list of leaked passwords. */
export const PHRASES: ReadonlySet<string> = new Set(list(`
  correcthorsebatterystaple thequickbrownfox thequickbrownfoxjumpsoverthelazydog thisismypassword thisisapassword thisisnotapassword
  thisismynewpassword mynameismyname changemeplease pleasechangeme passwordispassword enteryourpassword forgotmypassword ihavenopassword
  idontknowmypassword icantremembermypassword iforgotmypassword whatismypassword whatsmypassword nopasswordneeded donotenterhere
  supercalifragilisticexpialidocious antidisestablishmentarianism pneumonoultramicroscopicsilicovolcanoconiosis hippopotomonstrosesquippedaliophobia
  maytheforcebewithyou iamyourfather lukeiamyourfather houstonwehaveaproblem tobeornottobe tobeornottobethatisthequestion lifeislikeaboxofchocolates
  tothemoonandback tothemoonandbackagain onceuponatimeinthewest happilyeverafter hakunamatata winteriscoming youknownothingjonsnow
  onedoesnotsimply onering2rulethemall oneringtorulethemall youshallnotpass allyourbasearebelongtous itsasecrettoeverybody thecakeisalie
  manchesterunited manchestercity tottenhamhotspur newcastleunited queensparkrangers sheffieldwednesday wolverhamptonwanderers boltonwanderers
  liverpoolfootballclub chelseafootballclub arsenalfootballclub youllneverwalkalone evertonfootballclub westhamunited galatasaraylions fenerbahce1907
  leonardodicaprio christianoronaldo cristianoronaldo michaeljackson michaeljordan23 arnoldschwarzenegger jenniferlopez jenniferaniston britneyspears
  johnjacobjingleheimerschmidt redhotchilipeppers avengedsevenfold backstreetboys rageagainstthemachine smashingpumpkins systemofadown bulletformyvalentine
  mychemicalromance threedaysgrace thirtysecondstomars 30secondstomars panicatthedisco lordoftherings thelordoftherings piratesofthecaribbean
  harrypotterandthe gameofthrones grandtheftauto callofdutymodernwarfare worldofwarcraft counterstrike masterofpuppets nothingelsematters stairwaytoheaven
  inthenameofgod ingodwetrust jesuschristislord jesusismysaviour jesusismysavior jesuslovesme jesusislord4ever godblessamerica godisgoodallthetime
  thelordismyshepherd icandoallthings philippians413 iloveyouforever iloveyousomuch iloveyoubaby iloveyouverymuch iloveyoumorethan iwillalwaysloveyou
  iloveyoutothemoon loveyouforever ilovemyfamily ilovemyhusband ilovemychildren ilovemymother ilovemygirlfriend ilovemyboyfriend ilovemylife
  administrator administratoradmin unitedstatesofamerica unitedstates washingtondc1776 stayhungrystayfoolish carpediemcarpediem dontworrybehappy
  keepcalmandcarryon liveloughlove livelaughlove takemehomecountryroads thetruthisoutthere opensesameopensesame abracadabraabracadabra
  mailcreated5240 polniypizdec polniypizdec110211 momsanaladventure hd764nw5d7e1vb1 hd764nw5d7e1vbv 23176djivanfros zqjphsyf6ctifgu lhbjkjubz2957704
  nemvxyheqdd5oqxyxyzi passwordstandard passwordassword bpgjldsgjldthnf 1qa2ws3ed4rf5tg nick1234rem936 aksjdlasdakj89879 lytdybrbdfvgbhf neepodchehyl
  bhrh0h2oof6xbqjeh
  nevergonnagiveyouup nevergonnaletyoudown knockknockwhosthere twinkletwinkle twinkletwinklelittlestar maryhadalittlelamb humptydumpty
`))

/** Words that are removed before the rest is judged: the first entries of the same lists. */
export const WORDS: readonly string[] = list(`
  password passwort passw0rd p4ssw0rd passphrase contrasena motdepasse secret secure security letmein changeme welcome login signin admin administrator
  root user username guest default master access system server computer internet website online office company business finance account money bank
  test testing tester demo sample example temp temporary please hello iloveyou loveyou lovely lover love forever always family mother father
  baby babygirl princess prince queen king angel monkey dragon tiger shadow sunshine rainbow flower summer winter spring autumn
  football soccer baseball basketball hockey liverpool chelsea arsenal barcelona yankees cowboys superman batman spiderman starwars pokemon
  michael jordan jessica jennifer ashley daniel matthew andrew thomas charlie robert william christian samantha nicole
  january february march april june july august september october november december monday tuesday wednesday thursday friday saturday sunday
  qwerty qwertz azerty asdf zxcv abcd trustno1 trustnoone whatever nothing freedom liberty jesus christ blessed heaven god
  intern judge client loan invest investment consulting
`)

/** Keyboard walks, each also backwards. */
export const WALKS: readonly string[] = list(`
  qwertyuiop asdfghjkl zxcvbnm qwertzuiop yxcvbnm azertyuiop qsdfghjklm wxcvbn 1234567890 0987654321
  1q2w3e4r5t6y7u8i9o0p q1w2e3r4t5y6u7i8o9p0 1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p qazwsxedcrfvtgbyhnujmikolp zaqxswcdevfrbgtnhymjukilop qweasdzxc
`)
