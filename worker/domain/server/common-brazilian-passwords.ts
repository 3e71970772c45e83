/**
 * Passwords that are common in Brazil and missing from the international list, in lower case, without accents
 * and spaces. Source: our own selection (words for "password", keyboard and number patterns, clubs, faith,
 * family, affection). For the Worker only.
 */
export const COMMON_BRAZILIAN_PASSWORDS = `
senha senhas senha1 senha12 senha123 senha1234 senha12345 senha123456 senha@123 senha#123 senha321 senha2023 senha2024
senha2025 senha2026 123senha minhasenha senhasenha senhapadrao senhaforte senhasecreta mudar123 mudar@123 mudar1234
mudarsenha trocar123 trocarsenha acesso acesso123 acesso@123 usuario usuario123 administrador administrador123
admin@123 adm123 adm@123 gerente123 sistema sistema123 suporte123 teste1 teste12 teste123 teste1234 teste@123 testando
provisoria provisorio inicial123 padrao123 bemvindo bemvindo123 1020304050 102030405060 123mudar 321mudar abc123456
qwerty@123 brasil1 brasil10 brasil123 brasil@123 brasil2014 brasil2024 brasil2025 brasil2026 brasileiro brasileira
flamengo1 flamengo10 flamengo123 corinthians corinthians1 corinthians123 timao1910 palmeiras palmeiras1 palmeiras123
saopaulo saopaulo1 saopaulo123 santosfc santos123 vasco vascao vasco123 vascodagama gremio gremio123 internacional
inter123 cruzeiro cruzeiro123 atleticomg galo13 galodoido fluminense fluminense123 botafogo botafogo123 bahia123
mengao mengo123 neymar neymar10 futebol futebol123 jesus jesus123 jesus7 jesuscristo jesusteama jesusmeama
jesusesalvador deus deus123 deusefiel deusefiel1 deusefiel123 deuseamor deuseamor1 deuseamor123 deusnocomando
deusemaior deusepai meudeus senhorjesus gracasadeus espiritosanto nossasenhora aparecida maria123 cristo cristo123
abencoado abencoada salmo23 salmo91 familia familia1 familia123 minhafamilia minhavida minhavida1 meuamor meuamor1
meuamor123 amor123 amormeu amorzinho amoreterno teamo teamo1 teamo123 teamomuito tiamo123 euteamo euteamo1 euteamo123
euteamomuito euteadoro euamovoce amovoce mozao princesa princesa1 princesa123 princesinha filhos meusfilhos meufilho
minhafilha mamae mamae123 papai123 gatinha brasilia carnaval feliznatal
`
